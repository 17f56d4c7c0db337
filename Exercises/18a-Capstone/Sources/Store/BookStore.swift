import Foundation

/// The app's one store.
///
/// It works on its own queue, as a network or a database would, and answers on the main actor, always later and
/// never at once.
final class BookStore: BookStoring {
    private let file: BookFile
    private let queue = DispatchQueue(label: "BookStore")

    init(storingIn folder: URL) {
        file = BookFile(in: folder)
    }

    func load(_ answer: @escaping Loaded) {
        queue.async { [file] in
            let result = Result { try file.read() }
            DispatchQueue.main.async { answer(result) }
        }
    }

    func save(_ books: [Book], _ answer: @escaping Saved) {
        queue.async { [file] in
            let result = Result { try file.write(books) }
            DispatchQueue.main.async { answer(result) }
        }
    }

    func replace(_ book: Book, _ answer: @escaping Saved) {
        queue.async { [file] in
            let result = Result { try file.write(file.read().map { $0.id == book.id ? book : $0 }) }
            DispatchQueue.main.async { answer(result) }
        }
    }
}
