extension Role {
    /// The concerns that are this role's own work; nil where the role is nobody's to judge.
    package var ownConcerns: Set<Concern>? {
        switch self {
        case .scene, .view, .viewController, .viewPart: [.view]
        case .director: [.formatting, .businessRule]
        case .presenter: [.formatting]
        case .worker: [.networking, .storage, .businessRule]
        case .interactor, .useCase, .transformer: [.businessRule]
        case .dataManager, .gateway, .entityManager: [.networking, .storage]
        case .navigator, .wireframe, .router: [.navigation, .view]
        // Rules of their own judge models; an assembler and the app's entry touch all that the app is made of.
        case .entity, .presentationModel, .displayModel, .assembler, .connector, .appEntry: nil
        }
    }

    /// Whether a use is this role's own work, though the concern as a whole is not.
    package func mayUse(_ reference: String, for concern: Concern) -> Bool {
        switch (self, concern) {
        // A day is named by the calendar, and what was typed is cleaned before it is read; asking the clock
        // is another matter.
        case (.presenter, .businessRule): !reference.hasPrefix("Date")
        // So dates and addresses are written on the wire, not for people.
        case (.worker, .formatting), (.dataManager, .formatting):
            reference.hasPrefix("ISO8601DateFormatter") || reference.hasPrefix("String(format:")
        // What a view always says is its own; only what it makes of values is not.
        case (.scene, .formatting), (.view, .formatting), (.viewController, .formatting), (.viewPart, .formatting):
            reference.hasPrefix("NSLocalizedString") || reference.hasPrefix("String(localized")
        // In Clean VIPER who keeps entities converts them from any outer form and back, but finds no words.
        case (.gateway, .formatting), (.entityManager, .formatting):
            !reference.hasPrefix("NSLocalizedString") && !reference.hasPrefix("String(localized")
        default: false
        }
    }
}
