/// The reasons why no module could be written after an example.
enum ExampleError: Error, Equatable, CustomStringConvertible {
    /// Nothing is at that path.
    case nothing(path: String)
    /// There is no Swift file at that path.
    case noSwift(path: String)
    /// Its types' names don't begin with the same words.
    case noModule(path: String)
    /// The new module would have the example's name.
    case sameName(String, path: String)

    var description: String {
        switch self {
        case .nothing(let path):
            """
            There is nothing at "\(path)" to write a module after.
              fix: name the folder of a module that you have; the path is taken from the folder in which you are
            """
        case .noSwift(let path):
            """
            There is no Swift file in \(path).
              fix: name the folder in which the module's types are declared
            """
        case .noModule(let path):
            """
            No name of a module can be told from \(path).
              why: it is the words with which at least two of its types begin, as in ShelfPresenter and ShelfView
              fix: name the folder of one module, with all of its types
            """
        case .sameName(let name, let path):
            """
            \(path) holds the module \(name) already.
              fix: give the new one another name
            """
        }
    }
}
