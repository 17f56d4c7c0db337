@testable import Lesson07ViperLogin

nonisolated extension Session {
    static let ada = Session(name: "Ada Lovelace", token: "token-of-ada")
    static let grace = Session(name: "Grace Hopper", token: "token-of-grace")
}

nonisolated extension Post {
    static let bug = Post(author: "Grace Hopper", text: "Found a bug.")
    static let program = Post(author: "Alan Turing", text: "Does it end?")
}
