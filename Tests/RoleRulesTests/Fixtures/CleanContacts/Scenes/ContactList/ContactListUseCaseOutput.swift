protocol ContactListUseCaseOutput: AnyObject {
    func presentContactListStart()
    func present(contact: ContactListPresentationModel)
    func presentNoContactsFound()
    func present(error: ErrorReason)
    func presentContactListEnd()
}
