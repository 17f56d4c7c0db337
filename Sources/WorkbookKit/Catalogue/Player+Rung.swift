import Foundation
import Journeys

extension Player {
    /// Starts a rung's app, which keeps its items in that folder.
    public convenience init(_ rung: Rung, storingIn folder: URL, columns: Int, lines: Int) {
        self.init(columns: columns, lines: lines) { rung.launch(folder) }
    }
}
