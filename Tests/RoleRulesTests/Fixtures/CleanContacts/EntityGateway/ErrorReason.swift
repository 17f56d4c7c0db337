/// Why an answer is missing; the Presenter has the words for it.
enum ErrorReason: String, Error {
    case notConnected
    case notFound
}
