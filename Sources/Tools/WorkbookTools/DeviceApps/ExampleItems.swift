/// The items that a lesson's app begins with on a device.
enum ExampleItems {
    /// The text of `items.json`, in the form that every rung reads.
    static let text = """
        [
          { "name" : "Milk", "enabled" : true, "date" : "2026-05-03T08:00:00Z" },
          { "name" : "Bread", "enabled" : false, "date" : "2026-05-02T08:00:00Z" },
          { "name" : "Tea", "enabled" : true, "date" : "2026-04-30T08:00:00Z" }
        ]

        """
}
