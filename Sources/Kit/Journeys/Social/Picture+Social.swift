/// The pictures of the social app.
nonisolated extension Picture {
    /// The login as it is filled in.
    ///
    /// - Parameters:
    ///   - works: Whether a login is on its way.
    ///   - message: What stands below the form.
    static func login(_ email: String = "", _ password: String = "", works: Bool = false, saying message: String? = nil)
        -> Picture
    {
        let typed = email.isEmpty ? "" : " with \"\(email)\""
        return Picture(
            "the login\(typed)" + (works ? " while it works" : "") + (message.map { ", saying \"\($0)\"" } ?? ""),
            [
                #"title "Log in""#,
                #"background systemBackground"#,
                #"field "Email", "# + (email.isEmpty ? "empty" : "holds \"\(email)\" in label"),
                #"field "Password", "#
                    + (password.isEmpty ? "empty" : "holds \"\(password.map { _ in "•" }.joined())\" in label"),
                #"button "Log in""# + (works ? ", disabled" : ""),
            ] + (works ? ["spinner in systemGray"] : []) + (message.map { ["text \"\($0)\" in systemRed"] } ?? []))
    }

    /// Home with the posts, or with nothing as long as none were ever loaded.
    ///
    /// - Parameters:
    ///   - status: Who is logged in.
    ///   - works: Whether posts are on their way.
    ///   - message: What stands above the posts.
    static func home(
        _ posts: [SentPost]?, status: String = "Logged in as Ada Lovelace", works: Bool = false,
        saying message: String? = nil
    ) -> Picture {
        let bar = [
            #"title "Home""#,
            #"bar button "Reload""# + (works ? ", disabled" : ""),
            #"bar button "Log out""#,
            #"background systemBackground"#,
            #"text "\#(status)" in label"#,
        ]
        let middle =
            (message.map { ["text \"\($0)\" in systemRed"] } ?? []) + (works ? ["spinner in systemGray"] : [])
            + (posts?.isEmpty == true ? [#"text "No posts yet" in secondaryLabel"#] : [])
        let rows = (posts ?? []).enumerated().map { index, post in
            #"row \#(index): text "\#(post.author)" in label, text "\#(post.text)" in label"#
        }
        let count = posts.map { $0.isEmpty ? " without posts" : " with \($0.count) posts" } ?? ""
        return Picture(
            "home\(count)" + (works ? " at work" : "") + (message.map { ", saying \"\($0)\"" } ?? ""),
            bar + middle + rows)
    }
}
