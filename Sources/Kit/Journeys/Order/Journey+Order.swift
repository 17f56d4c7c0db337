nonisolated extension Journey {
    /// The journeys of the order app, in order.
    package static let ofOrderApp: [Journey] = [
        order, nothingToOrder, missingFields, badFormat, badMeaning, correction, notSold, orderNotSaved,
        doubleTapOnSave, anotherOrder,
    ]
}
