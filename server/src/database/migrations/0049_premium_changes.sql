-- Open apps are told of what the operator's command changes (docs/product.md, "Plans and daily limits"): each server looks
-- for it every second. It finds what is new without reading old periods.
create index premium_periods_given on premium_periods (created_at) where source = 'operator';
create index premium_periods_revoked on premium_periods (revoked_at) where revoked_at is not null;
