import Foundation

/// Keeps the books in a file.
///
/// It works on its own queue, as a network or a database would.
final class FileBookManager {
    private let file: BookFile
    private let queue = DispatchQueue(label: "FileBookManager")
    private var observers: [WeakObserver] = []

    private struct WeakObserver {
        weak var observer: (any BookManagerObserver)?
    }

    private enum Failure: Error {
        case noSuchBook
    }

    init(file: BookFile) {
        self.file = file
    }

    /// Reads, changes and writes in one go; then tells the observers, then answers.
    private func update(_ change: @escaping @Sendable ([Book]) throws -> [Book], then answer: @escaping Answer<Void>) {
        queue.async { [file] in
            let result = Result {
                let books = try change(file.read())
                try file.write(books)
                return books
            }
            DispatchQueue.main.async {
                if case .success(let books) = result {
                    for entry in self.observers { entry.observer?.booksDidChange(books) }
                }
                answer(result.map { _ in })
            }
        }
    }
}

// MARK: - Books

extension FileBookManager: BookManager {
    func fetchAll(then answer: @escaping Answer<[Book]>) {
        queue.async { [file] in
            let result = Result { try file.read() }
            DispatchQueue.main.async { answer(result) }
        }
    }

    func fetch(id: Int, then answer: @escaping Answer<Book>) {
        fetchAll { result in
            answer(
                Result {
                    guard let book = try result.get().first(where: { $0.id == id }) else { throw Failure.noSuchBook }
                    return book
                })
        }
    }

    func lend(id: Int, as loan: Loan, then answer: @escaping Answer<Void>) {
        update(
            { books in
                guard let index = books.firstIndex(where: { $0.id == id }) else { throw Failure.noSuchBook }
                var changed = books
                changed[index].loan = loan
                return changed
            }, then: answer)
    }

    func returnAll(then answer: @escaping Answer<Void>) {
        update({ books in books.map(\.returned) }, then: answer)
    }

    func observe(with observer: any BookManagerObserver) {
        observers.removeAll { $0.observer == nil }
        observers.append(WeakObserver(observer: observer))
    }
}
