nonisolated extension Journey {
    static let itemDetail: Journey = Journey(4, "item-detail", "a row opens its detail, and back returns to the list") {
        user in
        let items = StoredItem.three
        try user.launches(with: items)
        try user.opensList()
        try await user.sees(.list(items), lookAt: "journey 1, which fails as well")
        for index in [1, 2] {
            try user.selectsRow(
                index, showing: .detail(items[index]),
                lookAt: "which item is handed on to the detail; its state's words and color; its date's format")
            try user.goesBack(showing: .list(items), lookAt: "what the list does when it appears again")
        }
    }
}
