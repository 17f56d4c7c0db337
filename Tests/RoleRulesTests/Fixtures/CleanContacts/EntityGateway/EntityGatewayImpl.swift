import Foundation

final class EntityGatewayImpl: EntityGateway {
    let contactManager: ContactManager = ContactManagerImpl(session: .shared)
    let orderManager: OrderManager = OrderManagerImpl(session: .shared)
}
