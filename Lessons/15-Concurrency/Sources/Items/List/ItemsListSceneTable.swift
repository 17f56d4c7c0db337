import Foundation
import HeadlessUIKit

// MARK: - The table's rows

extension ItemsListScene: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ItemsListSceneCell.identifier, for: indexPath)
        (cell as? ItemsListSceneCell)?.display(items[indexPath.row])
        return cell
    }
}

// MARK: - Taps on rows

extension ItemsListScene: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        eventsHandler.onItemSelected(index: indexPath.row)
    }
}
