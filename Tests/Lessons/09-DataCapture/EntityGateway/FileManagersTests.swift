import Foundation
import Testing

@testable import Lesson09DataCapture

@Suite("The managers turn the records in their files into entities, and the other way round")
struct FileManagersTests {
    private let folder: OrderFolder

    init() throws {
        folder = try OrderFolder()
    }

    private func allProducts() async throws -> [Product] {
        let manager = FileProductManager(file: folder.products)
        return try await withCheckedContinuation { done in
            manager.fetchAll { done.resume(returning: $0) }
        }.get()
    }

    private func product(_ id: String) async throws -> Product? {
        let manager = FileProductManager(file: folder.products)
        return try await withCheckedContinuation { done in
            manager.fetch(productId: id) { done.resume(returning: $0) }
        }.get()
    }

    private func create(_ quantity: Int) async throws -> Order {
        let manager = FileOrderManager(file: folder.orders)
        return try await withCheckedContinuation { done in
            manager.create(product: .lamp, quantity: quantity, deliveryDate: .dayAfter) { done.resume(returning: $0) }
        }.get()
    }

    @Test("a folder without a file has the catalog, and keeps none")
    func catalog() async throws {
        #expect(try await allProducts().map(\.id) == ["chair", "lamp", "stool", "stand"])
        #expect(folder.text(of: "products.json") == nil)
    }

    @Test("products are read with their price to the cent, and one of them by its id")
    func products() async throws {
        try folder.write(
            #"[{"id": "lamp", "name": "Desk lamp", "price": 19.99, "isSold": true}]"#, to: "products.json")
        #expect(try await allProducts() == [.lamp])
        #expect(try await product("lamp") == .lamp)
        #expect(try await product("chair") == nil)
    }

    @Test("a file that is cut off is an error, and stays as it is")
    func broken() async throws {
        try folder.write(#"[{"id": "lamp""#, to: "products.json")
        try folder.write("[", to: "orders.json")
        await #expect(throws: RecordFileError.self) { try await allProducts() }
        await #expect(throws: RecordFileError.self) { try await create(1) }
        #expect(folder.text(of: "orders.json") == "[")
    }

    @Test("each order has the number after the last, and costs what it cost on that day")
    func orders() async throws {
        #expect(try await create(2).number == 1)
        let second = try await create(5)
        #expect(second == Order(number: 2, product: .lamp, quantity: 5, deliveryDate: .dayAfter))
        #expect(second.total == Decimal(9995) / 100)
        let stored = try #require(folder.text(of: "orders.json"))
        for part in [#""productId":"lamp""#, #""price":19.99"#, #""quantity":2"#, #""deliveryDate":"2024-05-04T"#] {
            #expect(stored.contains(part))
        }
    }

    @Test("two orders at the same time have two numbers")
    func atOnce() async throws {
        let manager = FileOrderManager(file: folder.orders)
        var numbers: [Int] = []
        await withCheckedContinuation { done in
            for _ in 1...2 {
                manager.create(product: .lamp, quantity: 1, deliveryDate: .dayAfter) { result in
                    numbers.append((try? result.get().number) ?? 0)
                    if numbers.count == 2 { done.resume() }
                }
            }
        }
        #expect(numbers == [1, 2])
    }

    @Test("an order that can't be written is an error")
    func blocked() async throws {
        try folder.block()
        await #expect(throws: RecordFileError.self) { try await create(1) }
    }
}
