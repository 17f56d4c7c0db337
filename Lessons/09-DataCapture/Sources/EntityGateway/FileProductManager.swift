/// Turns the records in a file into products.
final class FileProductManager: ProductManager {
    private let file: RecordFile<ProductRecord>

    init(file: RecordFile<ProductRecord>) {
        self.file = file
    }

    func fetchAll(then completion: @escaping Answer<[Product]>) {
        file.load { result in
            // Without a file, the app offers the products that it was delivered with.
            completion(result.map { ($0 ?? ProductRecord.catalog).map(\.product) }.mapError { $0 })
        }
    }

    func fetch(productId: String, then completion: @escaping Answer<Product?>) {
        fetchAll { result in completion(result.map { products in products.first { $0.id == productId } }) }
    }
}
