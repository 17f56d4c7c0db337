import Foundation

@testable import Lesson10Report

/// Connects the stack of a view that a storyboard has made.
struct NibReportConnector {
    private let viewController: NibReportViewController
    private let presenter: ReportPresenter
    private let useCase: ReportUseCase

    init(viewController: NibReportViewController, presenter: ReportPresenter, useCase: ReportUseCase) {
        self.viewController = viewController
        self.presenter = presenter
        self.useCase = useCase
    }

    init(viewController: NibReportViewController, entityGateway: any EntityGateway = FileEntityGateway.shared) {
        let useCase = ReportUseCase(entityGateway: entityGateway)
        self.init(viewController: viewController, presenter: ReportPresenter(useCase: useCase), useCase: useCase)
    }

    func configure() {
        viewController.presenter = presenter
        viewController.adapter = ReportAdapter(presenter: presenter)
        useCase.output = presenter
        presenter.output = viewController
    }
}
