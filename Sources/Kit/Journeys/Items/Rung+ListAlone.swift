import Foundation
import HeadlessUIKit

nonisolated extension Rung {
    /// Why a journey that leads elsewhere is an exception on a rung that has the list and nothing around it.
    package static let unbuilt = "it leads through a screen that is not built on this rung"

    /// The journeys that stay on the list.
    package static let journeysOfTheList = [Journey.openList, .emptyList, .deleteAll, .deleteFailure]

    /// The journeys that a rung can't pass that has the list and nothing around it, with the reason.
    package static let exceptionsOfTheList: [Int: String] = {
        let others = Journey.all.map(\.number).filter { number in !journeysOfTheList.contains { $0.number == number } }
        return Dictionary(uniqueKeysWithValues: others.map { ($0, unbuilt) })
    }()

    /// A rung that has the list and nothing around it; of the journeys it passes those that stay there.
    package static func listAlone(number: Int, name: String, launch: @escaping @MainActor (URL) -> UIWindow) -> Rung {
        Rung(number: number, name: name, isWhole: false, exceptions: exceptionsOfTheList, launch: launch)
    }
}
