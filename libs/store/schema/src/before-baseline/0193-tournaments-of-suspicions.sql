-- Findings name the other tournament that they are about as a member, which pages read. Until then only their message did.
update suspicions set finding = finding || jsonb_build_object('tournament',
  substring(finding->>'message' from '/api/v1/tournaments/([0-9a-f-]{36})'))
where finding->>'code' in ('possible-duplicate', 'player-in-two-places')
  and finding->>'message' ~ '/api/v1/tournaments/[0-9a-f-]{36}';
