@testable import Lesson17AnotherScreen

extension Page {
    var welcome: GeneralWelcomeState? { if case .welcome(let state) = content { state } else { nil } }
    var list: ItemsListState? { if case .list(let state) = content { state } else { nil } }
    var add: ItemsAddState? { if case .add(let state) = content { state } else { nil } }
    var detail: ItemsDetailState? { if case .detail(let state) = content { state } else { nil } }
}
