-- A webhook may tell the events of one region. The slug of the region is written where an event gets its position.
alter table events add column region text;
alter table webhooks add column region text;
create index events_region_idx on events (region, position) where region is not null;
