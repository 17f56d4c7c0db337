import Spies

/// The report's stack with a probe on each connection through a protocol.
///
/// Inward, the view controller knows its presenter and the presenter its use case by class: no probe fits there.
enum ProbedReport {
    /// The stack of `made`, rebuilt; what is behind its gateway stays as it is.
    static func stack(of made: ReportViewController, log: MessageLog) -> ReportViewController {
        let old = made.presenter.useCase
        let manager = TransactionManagerProbe(
            from: old, owning: old.entityGateway.transactionManager, log: log)
        let useCase = ReportUseCase(entityGateway: ProbedGateway(transactionManager: manager))
        let presenter = ReportPresenter(useCase: useCase)
        let view = ReportViewController(presenter: presenter, adapter: ReportAdapter(presenter: presenter))

        if old.output != nil {
            // Both connections outward are weak, so the probes on them live as long as the use case.
            let output = ReportUseCaseOutputProbe(from: old, watching: { [weak presenter] in presenter }, log: log)
            manager.keep(output)
            useCase.output = output
        }
        if made.presenter.output != nil {
            let shown = ReportPresenterOutputProbe(from: made.presenter, watching: { [weak view] in view }, log: log)
            manager.keep(shown)
            presenter.output = shown
        }
        return view
    }
}
