/** Takes the secret of a one-time link out of the address, where the next who looks at the screen would see it. */

function takeSecret() {
  const secret = location.hash.slice(1);
  if (!secret.startsWith('qdl_')) return;
  const field = document.querySelector('input[name=link]');
  field.value = secret;
  field.closest('.field').hidden = true;
  history.replaceState(null, '', location.pathname);
}

takeSecret();
addEventListener('hashchange', takeSecret);
