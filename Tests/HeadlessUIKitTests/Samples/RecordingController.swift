import Foundation
import HeadlessUIKit

/// A controller that reports each callback to a recorder.
final class RecordingController: UIViewController {
    let name: String
    let recorder: Recorder

    init(_ name: String, _ recorder: Recorder) {
        self.name = name
        self.recorder = recorder
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }

    private func record(_ event: String) { recorder.events.append("\(name) \(event)") }

    override func loadView() {
        super.loadView()
        record("loadView")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        record("didLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record("willAppear\(isMovingToParent ? ", moving in" : "")\(isBeingPresented ? ", presented" : "")")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record("willDisappear\(isMovingFromParent ? ", moving out" : "")\(isBeingDismissed ? ", dismissed" : "")")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record("didDisappear")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        record(parent == nil ? "willMove out" : "willMove in")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        record(parent == nil ? "didMove out" : "didMove in")
    }
}
