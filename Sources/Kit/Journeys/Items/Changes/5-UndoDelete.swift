nonisolated extension Change {
    static let undoDelete: Change = Change(
        "undo-delete", "what was deleted can be brought back",
        journey: Journey(19, "undo-delete", "the message that everything was deleted offers to bring it back") { user in
            let items = StoredItem.three
            try user.launches(with: items)
            try user.opensList()
            try await user.sees(.list(items), lookAt: "journey 1, which fails as well")
            try user.taps("Delete all", showing: .list(items, works: true))
            try await user.sees(.list([]).underDone, lookAt: "the button in the message")
            try user.taps("Undo", showing: .list([], works: true), lookAt: "the indicator while items are brought back")
            try await user.sees(.list(items), lookAt: "which items are brought back, and in which order")
            try user.findsStored("the file holds the three items again", lookAt: "whether the file has them, too") {
                $0 == items
            }

            try user.taps("Delete all", showing: .list(items, works: true))
            try await user.sees(.list([]).underDone, lookAt: "whether it can be done a second time")
            try user.meanwhile("the folder can't be written to") { try $0.block() }
            try user.taps("Undo", showing: .list([], works: true))
            try await user.sees(
                .list([]).under("Error", "Your items could not be restored."), lookAt: "an error while bringing back")
            try user.taps("OK", showing: .list([]))
            try user.meanwhile("the folder can be written to again") { try $0.unblock() }
        },
        adaptation: { picture in
            picture.hasLine(done) ? picture.inserting("alert button \"Undo\"", before: "alert button \"OK\"") : picture
        })

    fileprivate static let done = #"alert "Done": "All items were deleted.""#
}

nonisolated extension Picture {
    /// The picture under the message that everything was deleted.
    fileprivate var underDone: Picture { under("Done", "All items were deleted.") }
}
