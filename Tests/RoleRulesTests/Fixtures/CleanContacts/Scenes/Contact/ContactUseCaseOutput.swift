protocol ContactUseCaseOutput: AnyObject {
    func present(contact: ContactPresentationModel)
    func present(error: ErrorReason)
}
