import Spies

/// The form's stack with probes.
///
/// Inward, a layer knows the next one's class, and no probe can replace a class: the view and the presenter are not
/// heard. Whatever comes back, and whatever the managers are asked, goes through protocols.
enum ProbedOrderEntry {
    /// The stack of `made`, rebuilt.
    static func stack(of made: OrderEntryViewController, log: MessageLog) -> OrderEntryViewController {
        let old = made.presenter
        let gateway = ProbedGateway(of: old.useCase, log: log)
        let useCase = OrderEntryUseCase(entityGateway: gateway, now: old.useCase.now)
        let presenter = OrderEntryPresenter(useCase: useCase)
        let view = OrderEntryViewController(presenter: presenter)

        if old.useCase.output != nil {
            let output = OrderEntryUseCaseOutputProbe(
                from: old.useCase, watching: { [weak presenter] in presenter }, log: log)
            gateway.keep(output)
            useCase.output = output
        }
        if old.output != nil {
            let output = OrderEntryPresenterOutputProbe(from: old, watching: { [weak view] in view }, log: log)
            gateway.keep(output)
            presenter.output = output
        }
        return view
    }
}
