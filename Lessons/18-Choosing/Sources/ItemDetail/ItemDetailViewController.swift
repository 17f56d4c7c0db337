import Foundation
import HeadlessUIKit

/// The detail's screen: three labels.
final class ItemDetailViewController: UIViewController {
    let viewModel: ItemDetailViewModel

    init(viewModel: ItemDetailViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Item"
        let name = UILabel()
        name.text = viewModel.name
        name.numberOfLines = 0
        let state = UILabel()
        state.text = viewModel.state
        state.textColor = viewModel.standsOut ? .systemRed : .darkGray
        let date = UILabel()
        date.text = viewModel.date
        addColumn(of: [name, state, date], spacing: 8)
    }
}
