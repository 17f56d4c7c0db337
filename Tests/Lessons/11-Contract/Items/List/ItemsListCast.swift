@testable import Lesson11Contract

/// A player for each role of the list, and for the news that it waits for. The contract does not say who plays which.
struct ItemsListCast {
    let ui: any ItemsList_DisplayUI
    let eventsHandler: any ItemsList_HandleUIEvents
    let dataManager: any ItemsList_ManageData
    let presenter: any ItemsList_PresentData
    let navigator: any ItemsList_Navigate
    let delegate: any ItemsAdd_Delegate
}
