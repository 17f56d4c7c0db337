import Checking
import Course
import Typesetting

extension Finding {
    /// Converts an error's description: its first line, and the lines below with their headings.
    init(_ error: CatalogueError) {
        let lines = error.description.split(separator: "\n").map { String($0).trimmedAtStart }.filter { !$0.isEmpty }
        let parts = lines.dropFirst().map { line in
            let heading = line.prefix { $0 != ":" }
            return (heading: String(heading), text: String(line.dropFirst(heading.count + 1)).trimmedAtStart)
        }
        self.init(place: nil, what: lines.first ?? "", name: nil, lines: parts)
    }
}
