/// A protocol to inherit from.
protocol Beginning: AnyObject {
    func begin()
}

/// Every kind of requirement that a spy can implement.
protocol EveryRequirement: Beginning {
    func load(_ id: Int, then answer: @escaping @MainActor (Result<[Int], any Error>) -> Void)
    func fetch(id: Int) async throws -> [String]
    func save() throws
    func count() -> Int
    func count(of name: String) -> Int?
    func send<T: Encodable>(_ value: T, to place: String) async
    func change(_ value: inout Int)
    func typed() throws(CancellationError) -> Int
    var items: [Int] { get }
    var maybe: Int? { get set }
    var anyone: any Beginning { get }
    func `repeat`(for `default`: Int)
    func show(
        title: String,  // on the first line
        animated: Bool,
        completion: (() -> Void)?
    )
}
