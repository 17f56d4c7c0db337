// TODO(13c.6): make the module, and lead on and back.
// TODO(13c.7): let go of the module when its screen is left.
