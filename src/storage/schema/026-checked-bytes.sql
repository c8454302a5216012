-- Bytes that are used are the ones that were recorded: who reads kernel.blobs reads them through this. Erased ones are null.
create function kernel.checked(hash text, bytes bytea) returns bytea
language plpgsql stable strict set search_path = pg_catalog, pg_temp
as $$
begin
  if encode(sha256(bytes), 'hex') <> hash then
    perform kernel.refuse('artifact.damaged', format('the stored bytes have changed: expected SHA-256 %s, found %s', hash, encode(sha256(bytes), 'hex')),
      'Restore them from a backup; `lanewright verify` names what they belong to.');
  end if;
  return bytes;
end $$;
revoke all on function kernel.checked(text, bytea) from public;
grant execute on function kernel.checked(text, bytea) to lanewright_app, lanewright_desk, lanewright_auditor;
