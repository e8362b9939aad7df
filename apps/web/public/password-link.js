/** Takes the secret of a one-time link out of the address, where the next who looks at the screen would see it. */

function takeSecret() {
  const secret = location.hash.slice(1);
  if (!secret.startsWith('qdl_')) return;
  document.querySelector('input[name=link]').value = secret;
  document.querySelector('[data-without-link]').hidden = true;
  history.replaceState(null, '', location.pathname);
}

takeSecret();
addEventListener('hashchange', takeSecret);
