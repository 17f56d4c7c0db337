extension Role {
    /// The concerns that are this role's own work; nil for a role that this rule doesn't judge.
    package var ownConcerns: Set<Concern>? {
        switch self {
        case .scene, .view, .viewController, .viewPart: [.view]
        case .director: [.formatting, .businessRule]
        case .presenter: [.formatting]
        case .worker: [.networking, .storage, .businessRule]
        case .interactor, .useCase, .transformer: [.businessRule]
        case .dataManager, .gateway, .entityManager: [.networking, .storage]
        case .navigator, .wireframe, .router: [.navigation, .view]
        // Other rules judge models; an assembler and the app's entry use everything that the app consists of.
        case .entity, .presentationModel, .displayModel, .assembler, .connector, .appEntry: nil
        }
    }

    /// Whether a use is this role's own work although the concern as a whole isn't.
    package func mayUse(_ reference: String, for concern: Concern) -> Bool {
        switch (self, concern) {
        // A Presenter may name a day by the calendar and trim what was typed, but not ask the clock.
        case (.presenter, .businessRule): !reference.hasPrefix("Date")
        // Dates and addresses are written so for a server, not for people.
        case (.worker, .formatting), (.dataManager, .formatting):
            reference.hasPrefix("ISO8601DateFormatter") || reference.hasPrefix("String(format:")
        // A view's fixed texts are its own work, but formatting values isn't.
        case (.scene, .formatting), (.view, .formatting), (.viewController, .formatting), (.viewPart, .formatting):
            reference.hasPrefix("NSLocalizedString") || reference.hasPrefix("String(localized")
        // In Clean VIPER, gateways and managers convert entities from and to any outer form, but write no text for
        // people.
        case (.gateway, .formatting), (.entityManager, .formatting):
            !reference.hasPrefix("NSLocalizedString") && !reference.hasPrefix("String(localized")
        default: false
        }
    }
}
