@testable import Lesson09DataCapture

/// The order entry's presenter, cut down to the field for the day.
final class DateFieldPresenter {
    weak var output: (any DateFieldPresenterOutput)?
    private let useCase: OrderEntryUseCase

    init(useCase: OrderEntryUseCase) {
        self.useCase = useCase
    }

    func eventViewReady() {
        output?.show(dateField: DateFieldViewModel())
    }

    func eventCapture(deliveryDate text: String) {
        useCase.eventCapture(deliveryDate: DayText.day(from: text))
    }
}
