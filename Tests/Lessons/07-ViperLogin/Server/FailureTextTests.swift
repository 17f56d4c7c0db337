import Testing

@testable import Lesson07ViperLogin

@Suite("A failure of the server is told in words, with something to do about it")
struct FailureTextTests {
    @Test(
        "each failure in its own",
        arguments: [
            (ServerFailure.unreachable, "The server can't be reached. Check your connection and try again."),
            (.tooSlow, "The server takes too long to answer. Please try again later."),
            (.unauthorized, "The server doesn't know you. Please log in again."),
            (.outOfOrder(status: 503), "The server is out of order. Please try again later."),
            (.nonsense, "The server's answer makes no sense. Please try again later."),
        ])
    func text(failure: ServerFailure, text: String) {
        #expect(FailureText.text(for: failure) == text)
    }
}
