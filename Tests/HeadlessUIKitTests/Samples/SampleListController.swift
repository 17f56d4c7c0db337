import Foundation
import HeadlessUIKit

/// A table of names and dates, with the controller as its data source and delegate.
final class SampleListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    var names: [String]
    let date: String
    let table = UITableView()
    let spinner = UIActivityIndicatorView(style: .large)
    let emptyLabel = UILabel()
    private(set) var selected: [IndexPath] = []
    private(set) var asked: [IndexPath] = []

    init(names: [String], date: String = "May 03, 2024") {
        self.names = names
        self.date = date
        super.init(nibName: nil, bundle: nil)
        title = "Items"
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.dataSource = self
        table.delegate = self
        table.register(SampleCell.self, forCellReuseIdentifier: "Item")
        emptyLabel.text = "No items yet"
        emptyLabel.isHidden = !names.isEmpty
        for part in [table, emptyLabel, spinner] { view.addSubview(part) }
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in }),
            UIBarButtonItem(title: "Delete all", primaryAction: UIAction { _ in }),
        ]
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
        guard let cell = cell as? SampleCell else { return cell }
        cell.nameLabel.text = names[indexPath.row]
        cell.nameLabel.textColor = indexPath.row.isMultiple(of: 2) ? .darkGray : .systemRed
        cell.dateLabel.text = date
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath)
    }
}
