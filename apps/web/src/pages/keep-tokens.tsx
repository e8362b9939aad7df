/** A new password revokes tokens: whoever knew the old one may have made some. */
export const KeepTokens = () => (
  <label class="choice">
    <input type="checkbox" name="keepTokens" value="true" data-flag />
    <span>Keep my tokens. Without this, every program that uses one needs a new token.</span>
  </label>
);

export const RevokedTokens = () => (
  <p hidden>
    Tokens revoked: <output data-member="revokedTokens" />
  </p>
);
