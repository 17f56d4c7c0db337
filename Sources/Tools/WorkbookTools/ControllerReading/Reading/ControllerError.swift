/// The reasons why no proposal could be written for a controller.
enum ControllerError: Error, Equatable, CustomStringConvertible {
    /// The path leads to nothing, or to a folder.
    case noFile(path: String)
    /// The file isn't Swift.
    case notSwift(path: String)
    /// The file declares nothing.
    case empty(path: String)
    /// No class in it is a view controller.
    case noController(path: String, types: [String])
    /// Several classes are, and no argument says which one to take.
    case severalControllers(path: String, names: [String])
    /// The named controller isn't among them.
    case noSuchController(name: String, path: String, names: [String])

    var description: String {
        switch self {
        case .noFile(let path):
            """
            There is no file "\(path)" to read a controller from.
              fix: name the Swift file that declares it; the path is taken from the folder in which you are
            """
        case .notSwift(let path):
            """
            \(path) is not a Swift file.
              why: a controller is read by SourceKit, which knows Swift alone; Objective-C has to be taken apart by hand
              fix: name the .swift file that declares the controller
            """
        case .empty(let path):
            """
            \(path) declares nothing, so there is no controller in it.
              fix: name the file that declares the controller
            """
        case .noController(let path, let types):
            """
            No class in \(path) is a view controller\(types.isEmpty ? "" : ": it declares \(Self.list(types))").
              why: one is told by UIKit's class that it inherits from, or by a superclass whose name ends in Controller
              fix: name the file that declares the controller itself; its extensions are found from there
            """
        case .severalControllers(let path, let names):
            """
            \(path) declares \(names.count) view controllers: \(Self.list(names)).
              why: a module is made of one screen
              fix: say which one is meant: --controller \(names[0])
            """
        case .noSuchController(let name, let path, let names):
            """
            \(path) declares no view controller \(name).
              fix: use \(names.count == 1 ? "the one that it has" : "one of those that it has"): \(Self.list(names))
            """
        }
    }

    private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
