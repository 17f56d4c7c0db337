extension Rule {
    /// Code beyond 200 lines continues in a new file.
    static let newFileAfter200Lines = Rule(
        name: "new-file-after-200-lines",
        what: "A file that would get longer than 200 lines goes on in a new one.",
        why: "an actor is read role by role, and a role that fits on a few screens is read to its end",
        fix: "move an extension to a file of its own, such as ItemsListSceneTable.swift beside ItemsListScene.swift",
        wrong: [
            "Items/List/ItemsListContract.swift": "protocol ItemsList_DisplayUI: AnyObject {}",
            "Items/List/ItemsListScene.swift": "final class ItemsListScene: UIViewController {"
                + String(repeating: "\n", count: 200) + "}",
        ],
        right: [
            "Items/List/ItemsListContract.swift": "protocol ItemsList_DisplayUI: AnyObject {}",
            "Items/List/ItemsListScene.swift": "final class ItemsListScene: UIViewController {}",
            "Items/List/ItemsListSceneTable.swift": "extension ItemsListScene: UITableViewDataSource {}",
        ],
        lesson: Lesson.actors,
        source: "D'Areglia, VIPER-S, part 2, \"Actors: the Worker\": a new file once one gets longer than 200 lines",
        check: { FileSize.findings(in: $0) })
}
