-- Tables of points mark what is for stated places. Few tournaments have such places, so they are found without reading the others.
create index submissions_stated_idx on submissions (id) where closing ? 'statedStandings';
