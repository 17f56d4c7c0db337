import Foundation
import HeadlessUIKit

/// The table of notes on either screen: a row for each, in the order in which they were given.
final class NotesTable: NSObject {
    let view = UITableView(frame: .zero)
    var notes: [NoteUI] = [] {
        didSet { view.reloadData() }
    }

    override init() {
        super.init()
        view.register(NotesTableCell.self, forCellReuseIdentifier: NotesTableCell.identifier)
        view.dataSource = self
    }
}

// MARK: - The rows

extension NotesTable: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        notes.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: NotesTableCell.identifier, for: indexPath)
        (cell as? NotesTableCell)?.display(notes[indexPath.row])
        return cell
    }
}
