#!/bin/sh
# Run once by the image of the database: a login that owns one database and with no rights above it, as `lanewright doctor` wants it.
set -eu
psql --no-psqlrc --set ON_ERROR_STOP=1 --set password="$LANEWRIGHT_DATABASE_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role lanewright login createrole password :'password';
create database lanewright owner lanewright;
SQL
