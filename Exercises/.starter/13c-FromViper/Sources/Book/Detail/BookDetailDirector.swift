// TODO(13c.3): decide what follows from Lend, from Return, and from the store's answer.
// TODO(13c.5): take every decision of the VIPER module here.
