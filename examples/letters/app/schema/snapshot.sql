select jsonb_build_object('letters', coalesce(jsonb_agg(to_jsonb(l) - 'workspace_id' order by l.letter_key), '[]'))
from (
  select l.letter_id, l.letter_key, l.recipient, l.body, l.xmin::text as row_version
  from letters.letters l where l.workspace_id = $1 order by l.letter_key limit 50
) l
