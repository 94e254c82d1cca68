"""Changes of the database's schema, in order; each server brings its database up to date when it starts."""
