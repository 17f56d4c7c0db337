@testable import Exercise02a

/// The stores that a screen has in its stored properties.
enum StoresHeld {
    static func by(_ screen: AnyObject) -> [BooksStore] {
        Mirror(reflecting: screen).children.compactMap { $0.value as? BooksStore }
    }
}
