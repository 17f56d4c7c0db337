/// The way from the use cases to everything that the app keeps: a manager for each kind of entity that has a life
/// of its own.
///
/// A loan has none; it comes and goes with its book.
protocol EntityGateway: AnyObject {
    var bookManager: any BookManager { get }
}
