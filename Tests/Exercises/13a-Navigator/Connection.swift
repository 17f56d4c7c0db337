import HeadlessUIKit

@testable import Exercise13a

/// A missing connection between two actors of a module, and its effect for the user.
struct Connection {
    let missing: String
    let why: String

    /// Returns whether every module is connected when its own Navigator makes it.
    ///
    /// If one isn't, that is the only finding, because the ways to such a module aren't to blame for what it can't do.
    static func areThere(in modules: [Module] = Module.allCases) -> Bool {
        modules.allSatisfy { module in
            let harness = Harness(module)
            return harness.scene.map { missing(in: module, of: $0) == nil } ?? false
        }
    }

    /// The first that is missing; nil when all are there.
    static func missing(in module: Module, of scene: UIViewController) -> Connection? {
        switch module {
        case .list:
            guard let scene = scene as? ShelfListScene else { return noScene(scene) }
            guard let director = scene.eventsHandler as? ShelfListDirector else { return noDirector }
            guard let worker = director.dataManager as? ShelfListWorker else { return noWorker }
            return back(director.ui, to: scene) ?? presenter(worker.presenter, is: director)
                ?? navigator(director.navigator as? ShelfListNavigator)
        case .book:
            guard let scene = scene as? ShelfDetailScene else { return noScene(scene) }
            guard let director = scene.eventsHandler as? ShelfDetailDirector else { return noDirector }
            return back(director.ui, to: scene) ?? navigator(director.navigator as? ShelfDetailNavigator)
        case .lend:
            guard let scene = scene as? ShelfLendScene else { return noScene(scene) }
            guard let director = scene.eventsHandler as? ShelfLendDirector else { return noDirector }
            guard let worker = director.dataManager as? ShelfLendWorker else { return noWorker }
            return back(director.ui, to: scene) ?? presenter(worker.presenter, is: director)
                ?? navigator(director.navigator as? ShelfLendNavigator)
        }
    }

    private static func noScene(_ controller: UIViewController) -> Connection {
        Connection(
            missing: "makeModule returns \(type(of: controller)), which isn't the module's Scene",
            why: "the caller pushes what makeModule returns, and the user should see the Scene")
    }

    private static let noDirector = Connection(
        missing: "the Scene's eventsHandler isn't its Director",
        why: "the Director never hears that the screen is ready, or that something was tapped")

    private static let noWorker = Connection(
        missing: "the Director's dataManager isn't its Worker",
        why: "the Worker is never asked for anything")

    private static func back(_ ui: AnyObject?, to scene: AnyObject) -> Connection? {
        if ui === scene { return nil }
        return Connection(
            missing: ui == nil
                ? "the Director's ui is nil" : "the Director's ui is another Scene",
            why: "what the Director decides never appears on the screen")
    }

    private static func presenter(_ presenter: AnyObject?, is director: AnyObject) -> Connection? {
        if presenter === director { return nil }
        return Connection(
            missing: presenter == nil
                ? "the Worker's presenter is nil"
                : "the Worker's presenter is another Director",
            why: "the Worker does its jobs, the Director never hears of it, and the loader runs forever")
    }

    private static func navigator(_ navigator: AnyObject?) -> Connection? {
        if navigator != nil { return nil }
        return Connection(
            missing: "the Director's navigator isn't its Navigator",
            why: "a tap is heard, decided on, and leads nowhere")
    }
}
