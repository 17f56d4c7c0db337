import Foundation

/// Keeps the lines in `reservations.json`, by the ids of the books.
///
/// It works on its own queue, as a network or a database would, and answers on the main actor, always later and
/// never at once.
final class ReservationStore: ReservationStoring {
    private let file: ReservationFile
    private let queue = DispatchQueue(label: "ReservationStore")

    init(storingIn folder: URL) {
        file = ReservationFile(in: folder)
    }

    func loadLine(forBook id: Int, _ answer: @escaping Loaded) {
        queue.async { [file] in
            let result = Result { try file.read()[id] ?? [] }
            DispatchQueue.main.async { answer(result) }
        }
    }

    func add(_ name: String, toLineForBook id: Int, _ answer: @escaping Saved) {
        queue.async { [file] in
            let result = Result {
                var lines = try file.read()
                lines[id, default: []].append(name)
                try file.write(lines)
            }
            DispatchQueue.main.async { answer(result) }
        }
    }
}
