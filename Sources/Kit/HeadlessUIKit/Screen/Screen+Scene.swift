extension Screen {
    /// Starts an app by its scene delegate, as the system does, and looks at the delegate's window.
    ///
    /// Without a window the screen is empty, as a phone's is.
    public convenience init(connecting delegate: any UIWindowSceneDelegate, size: Size = Size(columns: 80, lines: 24)) {
        let (session, options) = (UISceneSession(), UIScene.ConnectionOptions())
        let scene = UIWindowScene(session: session, connectionOptions: options)
        scene.delegate = delegate
        delegate.scene(scene, willConnectTo: session, options: options)
        self.init(delegate.window ?? UIWindow(windowScene: scene), size: size)
        self.scene = scene
    }
}
