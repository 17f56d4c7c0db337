// TODO(13c.6): create the module, and lead on and back.
// TODO(13c.7): free the module after the user leaves its screen.
