extension UIViewController {
    func begin(_ isAppearing: Bool, animated: Bool) {
        let known: [AppearanceState] = isAppearing ? [.appearing, .appeared] : [.disappearing, .disappeared]
        guard !known.contains(appearance) else { return }
        loadViewIfNeeded()
        isTransitionAnimated = animated
        if isAppearing {
            appearance = .appearing
            viewWillAppear(animated)
        } else {
            appearance = .disappearing
            viewWillDisappear(animated)
        }
        for child in childrenOnScreen { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    func end() {
        let children = childrenOnScreen
        if appearance == .appearing {
            appearance = .appeared
            viewDidAppear(isTransitionAnimated)
        } else if appearance == .disappearing {
            appearance = .disappeared
            viewDidDisappear(isTransitionAnimated)
        } else {
            return
        }
        for child in children { child.endAppearanceTransition() }
    }

    // MARK: - A view that is put somewhere by hand

    /// Makes the controller appear after its view was put into a view that is on the screen.
    func viewEntered(_ superview: UIView) {
        guard superview.controllerAround?.appearance == .appeared, appearance == .disappeared, !isInContainerTransition
        else { return }
        beginAppearanceTransition(true, animated: false)
        endAppearanceTransition()
    }

    /// Begins the controller's disappearance before its view is taken out of a view on the screen.
    func viewWillLeave(_ superview: UIView) {
        guard superview.controllerAround?.appearance == .appeared, appearance == .appeared else { return }
        beginAppearanceTransition(false, animated: false)
    }

    /// Ends the disappearance of a view taken out by hand; a container ends its own transitions.
    func viewLeft() {
        guard appearance == .disappearing, !isInContainerTransition else { return }
        endAppearanceTransition()
    }
}
