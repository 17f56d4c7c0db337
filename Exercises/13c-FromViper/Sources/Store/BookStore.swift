import Foundation

/// The app's one store.
///
/// It works on its own queue, as a network or a database would, and answers on the main actor, always later and
/// never at once.
final class BookStore {
    typealias Answer = @MainActor @Sendable (Result<[Book], any Error>) -> Void

    private let file: BookFile
    private let queue = DispatchQueue(label: "BookStore")
    private var observers: [WeakObserver] = []

    private struct WeakObserver {
        weak var observer: BookStoreObserver?
    }

    init(storingIn folder: URL) {
        file = BookFile(in: folder)
    }

    func observe(with observer: BookStoreObserver) {
        observers.removeAll { $0.observer == nil }
        observers.append(WeakObserver(observer: observer))
    }

    func load(_ answer: @escaping Answer) {
        queue.async { [file] in
            let result = Result { try file.read() }
            DispatchQueue.main.async { answer(result) }
        }
    }

    /// Reads, changes and writes in one go; then tells the observers, then answers.
    func update(_ change: @escaping @Sendable ([Book]) -> [Book], _ answer: @escaping Answer) {
        queue.async { [file] in
            let result = Result {
                let books = change(try file.read())
                try file.write(books)
                return books
            }
            DispatchQueue.main.async {
                if case .success(let books) = result {
                    for entry in self.observers { entry.observer?.booksDidChange(books) }
                }
                answer(result)
            }
        }
    }
}
