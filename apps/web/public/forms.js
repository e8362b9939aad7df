/**
 * Sends the forms of pages to the HTTP operations, as JSON.
 *
 * A form says by attributes what is to become of it: `action` is the operation, in which `{name}` stands for the field of
 * that name; `data-method` its method; `data-version` the version that it changes (If-Match); `data-then` the page to go to afterwards, or `data-done` the words to say. A field
 * of the name `a.b` is the member b of the member a; checkboxes of one name are a list, and one with
 * `data-flag` is true or false; an empty field is left out.
 * A button with `data-trial`, the words to say, only asks: the form stays as it is, without the fields of `data-without`.
 * What is answered fills elements with `data-member`, and for each of a `data-list` what its template holds.
 */

const SESSION = '/api/v1/session';

for (const form of document.querySelectorAll('form[data-method]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form, event.submitter);
  });
}

async function submit(form, submitter) {
  const buttons = form.querySelectorAll('button');
  say(form, []);
  for (const button of buttons) button.disabled = true;
  try {
    const answer = await send(form, submitter);
    if (answer.ok) await finish(form, await answer.json().catch(() => ({})), submitter);
    else if (answer.status === 401 && !beginsSession(form)) location.assign(signInAddress());
    else say(form, linesOf(await answer.json()));
  } catch {
    say(form, ['The site cannot be reached, or did not answer.', 'Look whether you are online, then try again.']);
  } finally {
    for (const button of buttons) button.disabled = false;
  }
}

async function send(form, submitter) {
  const address = submitter?.getAttribute('formaction') ?? form.getAttribute('action');
  const { path, body } = read(form, address, submitter?.dataset.without?.split(' ') ?? []);
  const headers = { accept: 'application/json' };
  if (form.dataset.version) headers['if-match'] = `"v${form.dataset.version}"`;
  if (!beginsSession(form)) {
    const session = await fetch(SESSION, { headers: { accept: 'application/json' } });
    if (!session.ok) return session;
    headers['x-csrf-token'] = (await session.json()).csrfToken;
  }
  const method = form.dataset.method;
  if (method === 'DELETE') return fetch(path, { method, headers });
  return fetch(path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function read(form, address, without) {
  const body = {};
  let path = address;
  for (const field of form.elements) {
    if (!field.name || without.includes(field.name)) continue;
    const place = `{${field.name}}`;
    if (path.includes(place)) path = path.replace(place, encodeURIComponent(field.value.trim()));
    else if ('flag' in field.dataset) body[field.name] = field.checked;
    else if (field.type === 'checkbox') {
      body[field.name] ??= [];
      if (field.checked) body[field.name].push(field.value);
    } else if (field.value !== '') put(body, field.name, field.type === 'number' ? Number(field.value) : field.value);
  }
  return { path, body };
}

function put(body, name, value) {
  const steps = name.split('.');
  const last = steps.pop();
  let member = body;
  for (const step of steps) member = member[step] ??= {};
  member[last] = value;
}

async function finish(form, answer, submitter) {
  const trial = submitter?.dataset.trial;
  if (beginsSession(form) && form.dataset.then && !(await fetch(SESSION)).ok) {
    const notice = answer.notice ?? 'Allow this site to keep cookies, then try again.';
    say(form, ['You are signed in, but your browser did not keep the cookie that shows it.', notice]);
    return;
  }
  if (form.dataset.then && trial === undefined) {
    // The same page with another fragment would not be asked for again.
    if (form.dataset.then === location.pathname + location.search) location.reload();
    else location.assign(form.dataset.then);
    return;
  }
  if (trial === undefined) form.reset();
  fill(form, answer);
  const done = form.querySelector('[role=status]');
  done.textContent = trial ?? form.dataset.done;
  done.focus();
}

function fill(place, answer) {
  const memberOf = (path) => path.split('.').reduce((member, step) => member?.[step], answer);
  for (const output of place.querySelectorAll('[data-member]')) {
    output.textContent = memberOf(output.dataset.member) ?? '';
    output.closest('[hidden]')?.removeAttribute('hidden');
  }
  for (const list of place.querySelectorAll('[data-list]')) {
    const template = list.querySelector('template');
    const items = memberOf(list.dataset.list).map((each) => {
      const item = template.content.cloneNode(true);
      fill(item, each);
      return item;
    });
    list.replaceChildren(template, ...items);
  }
}

/** The lines of a problem document (RFC 9457). */
function linesOf({ title, detail, errors = [], findings = [], advice }) {
  const wrong = errors.map((error) => `${error.name.replace(/^\//, '')}: ${error.detail}.`);
  if (findings.length > 0) return [title, ...findings.map(({ message, advice: way }) => `${message} ${way}`)];
  return [title, wrong.length > 0 ? wrong.join(' ') : detail, advice].filter(Boolean);
}

function say(form, lines) {
  const place = form.querySelector('[role=alert]');
  form.querySelector('[role=status]').textContent = '';
  place.replaceChildren(
    ...lines.map((line) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = line;
      return paragraph;
    }),
  );
  if (lines.length > 0) place.focus();
}

const beginsSession = (form) => 'open' in form.dataset;

const signInAddress = () => `/sign-in?to=${encodeURIComponent(location.pathname + location.search)}`;
